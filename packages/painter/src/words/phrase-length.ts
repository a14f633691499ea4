/** Words in an English phrase, and characters in a Chinese one, at most. */
export const LONGEST_PHRASE = 5
export const LONGEST_CHINESE = 8
