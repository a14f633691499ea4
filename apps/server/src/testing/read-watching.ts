import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const fileOf = (path: string) => fileURLToPath(new URL(`../../../../deploy/${path}`, import.meta.url))

export const RULES_FILE = fileOf('prometheus/easel-rules.yml')
const DASHBOARD_FILE = fileOf('grafana/easel-dashboard.json')

const dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
})

/** Every query of the dashboard, as Grafana would send it. */
export function listDashboardQueries(): { panel: string; query: string }[] {
  const { panels } = dashboard.parse(JSON.parse(readFileSync(DASHBOARD_FILE, 'utf8')))
  return panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ panel: title, query: expr.replaceAll('$__rate_interval', '1m') })),
  )
}

/** The metrics that dashboard and rules name; of histograms the whole. */
export function listWatchedNames(): string[] {
  const text = readFileSync(RULES_FILE, 'utf8') + listDashboardQueries().map(({ query }) => ` ${query}`)
  const names = [...text.matchAll(/\b(?:easel|process|nodejs)_\w+/g)].map(([name]) => name)
  return [...new Set(names.map((name) => name.replace(/_(?:bucket|sum|count)$/, '')))].sort()
}
