import type { Period } from '@easel/contract/order'
import type { Product } from '@easel/contract/order-acts'

type Price = Product['prices'][number]

const ALL: Period[] = ['Day', 'Month', 'Year']
const MONTHS_IN_A_YEAR = 12

/** Periods to choose from; empty when every plan is sold for a single one. */
export function periodsOf(plans: readonly Product[]): Period[] {
  if (plans.every(({ prices }) => prices.length < 2)) return []
  return ALL.filter((period) => plans.some((plan) => plan.prices.some((price) => price.period === period)))
}

/** Price for the chosen period, else its only price. */
export function priceOf(product: Product, period: Period | undefined): Price | undefined {
  return product.prices.find((price) => price.period === period) ?? product.prices[0]
}

/** Facts that title and description do not contain already. */
export function factsOf({ title, description, features }: Product, more: readonly string[]): string[] {
  const said = [title, description].map(plainly)
  return [...new Set([...more, ...features])].filter((fact) => !said.includes(plainly(fact)))
}

/** Ignores thousands separators: `1,000` and `1000` are the same number. */
function plainly(text: string): string {
  return text.replace(/[,\s]/g, '')
}

/** Saving of the yearly price over twelve monthly ones, 0 to 1; 0 when there is none or they cannot be compared. */
export function savingOf(plan: Product, period: Price['period']): number {
  const year = plan.prices.find((price) => price.period === 'Year')
  const month = plan.prices.find((price) => price.period === 'Month')
  if (period !== 'Year' || !year || !month || year.currency !== month.currency) return 0
  const twelve = month.amount * MONTHS_IN_A_YEAR
  return twelve > year.amount ? (twelve - year.amount) / twelve : 0
}

/** What a month of a yearly price costs, to the nearest minor unit. */
export function monthlyOf<Yearly extends { amount: number }>(price: Yearly): Yearly {
  return { ...price, amount: Math.round(price.amount / MONTHS_IN_A_YEAR) }
}

/** The pack to offer to who lacks credits: the cheapest that is enough, else the largest. */
export function smallestPackFor(missing: number, products: readonly Product[]): Product | undefined {
  const packs = products.filter(({ kind, prices }) => kind === 'credits' && prices.length > 0)
  const bySize = packs.toSorted((one, other) => one.credits - other.credits)
  return bySize.find(({ credits }) => credits >= missing) ?? bySize.at(-1)
}

/** The smallest yearly saving among plans sold by month and year. */
export function smallestSaving(plans: readonly Product[]): number {
  const both = plans.filter(
    ({ prices }) => prices.some((price) => price.period === 'Month') && prices.some((price) => price.period === 'Year'),
  )
  return both.length > 0 ? Math.min(...both.map((plan) => savingOf(plan, 'Year'))) : 0
}

/** Initial choice: the current plan, else the recommended product, else the first. */
export function suggestionOf(products: readonly Product[], currentId: string | undefined): Product | undefined {
  return products.find(({ id }) => id === currentId) ?? products.find(({ recommended }) => recommended) ?? products[0]
}
