/** Trim these characters; linear, whereas a regular expression would rescan runs. */
export function trimSigns(text: string, signs: string, at: 'both' | 'end' = 'both'): string {
  let [start, end] = [0, text.length]
  while (end > start && signs.includes(text.charAt(end - 1))) end -= 1
  if (at === 'both') while (start < end && signs.includes(text.charAt(start))) start += 1
  return text.slice(start, end)
}
