const PROJECTS = [
  ['apps/server/', 'server'],
  ['apps/web/', 'web'],
  ['stand-ins/', 'packages'],
  ['packages/', 'packages'],
]

/** The projects of vitest that have these test files. Throws for any other: a walk needs a built product, a copy of the sources has none. */
export function projectsOf(tests) {
  return [...new Set(tests.map(projectOf))]
}

function projectOf(test) {
  const [, project] = PROJECTS.find(([folder]) => test.startsWith(folder)) ?? []
  if (project === undefined) throw new Error(`no project for ${test}`)
  return project
}
