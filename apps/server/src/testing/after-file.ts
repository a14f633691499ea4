type Act = () => unknown

const acts: Act[] = []

/** Do this when the calling test file is done, the latest first; from within a hook or a test, where vitest's own `afterAll` is never heard. */
export function afterFile(act: Act): void {
  acts.push(act)
}

export async function finishFile(): Promise<void> {
  for (const act of acts.splice(0).reverse()) await act()
}
