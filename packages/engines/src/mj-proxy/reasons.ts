const LONGEST_REASON = 500

/** Our word for what the proxy says, or its own words. */
export function reasonOf(message: string | null): string {
  const words = message?.trim() ?? ''
  if (
    /敏感词|违规|审核未通过|banned (prompt|word)|AI moderator|community (standards|guidelines)|image filter/i.test(
      words,
    )
  )
    return 'banned_word'
  if (/任务超时|执行超时|任务提交超时/.test(words)) return 'engine_timeout'
  if (/取消任务/.test(words)) return 'cancelled'
  return words === '' ? 'engine_failed' : words.slice(0, LONGEST_REASON)
}
