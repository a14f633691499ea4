import type { Period } from '@easel/contract/order'
import type { Product } from '@easel/contract/order-acts'

type Price = Product['prices'][number]

const ALL: Period[] = ['Day', 'Month', 'Year']
const MONTHS_IN_A_YEAR = 12

/** The periods to choose from; none when every plan is sold for one only, which it tells itself. */
export function periodsOf(plans: readonly Product[]): Period[] {
  if (plans.every(({ prices }) => prices.length < 2)) return []
  return ALL.filter((period) => plans.some((plan) => plan.prices.some((price) => price.period === period)))
}

/** For the chosen period, else the one price there is. */
export function priceOf(product: Product, period: Period | undefined): Price | undefined {
  return product.prices.find((price) => price.period === period) ?? product.prices[0]
}

/** What a product gives, without what its title or description says already. */
export function factsOf({ title, description, features }: Product, more: readonly string[]): string[] {
  const said = [title, description].map(plainly)
  return [...new Set([...more, ...features])].filter((fact) => !said.includes(plainly(fact)))
}

/** `1,000` and `1000` are the same number. */
function plainly(text: string): string {
  return text.replace(/[,\s]/g, '')
}

/** The part of twelve months' price that a year saves, 0 to 1; 0 when it saves nothing or cannot be compared. */
export function savingOf(plan: Product, period: Price['period']): number {
  const year = plan.prices.find((price) => price.period === 'Year')
  const month = plan.prices.find((price) => price.period === 'Month')
  if (period !== 'Year' || !year || !month || year.currency !== month.currency) return 0
  const twelve = month.amount * MONTHS_IN_A_YEAR
  return twelve > year.amount ? (twelve - year.amount) / twelve : 0
}

/** What a year saves with every plan that is sold by month and by year, at least. */
export function leastSaving(plans: readonly Product[]): number {
  const both = plans.filter(
    ({ prices }) => prices.some((price) => price.period === 'Month') && prices.some((price) => price.period === 'Year'),
  )
  return both.length > 0 ? Math.min(...both.map((plan) => savingOf(plan, 'Year'))) : 0
}

/** Before anything is chosen: what one has already, else what the operator recommends, else the first. */
export function suggestionOf(products: readonly Product[], currentId: string | undefined): Product | undefined {
  return products.find(({ id }) => id === currentId) ?? products.find(({ recommended }) => recommended) ?? products[0]
}
