/** Heads or tails, in an order that the seed decides (Park and Miller's generator). */
export function openCoin(seed: number): () => boolean {
  let state = (Math.abs(Math.trunc(seed)) % 2_147_483_646) + 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state > 1_073_741_823
  }
}
