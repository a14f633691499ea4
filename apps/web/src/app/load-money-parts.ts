/** The screens about money, and at the same time their words, which like them must not weigh on a first load. */
export async function loadMoneyParts() {
  const words = import('../i18n/order-words.ts').then(({ loadOrderWords }) => loadOrderWords())
  return (await Promise.all([import('./pages/money-parts.ts'), words]))[0]
}
