import { useEffect } from 'react'
import { text } from '../../../../i18n/text.ts'
import { toast } from '../../../../ui/toast.ts'
import { useSends } from '../../../composer/send/store.ts'
import { type FeedFilter, NO_FILTER, matchesSend } from './rules.ts'
import { changeFilter } from './use-filter.ts'

/** Clears the filter, with a toast, when the person sends something that it would hide. */
export function useShowSends(channelId: string, filter: FeedFilter): void {
  useEffect(
    () =>
      useSends.subscribe(({ sends }, before) => {
        const known = new Set(before.sends.map(({ key }) => key))
        const fresh = sends.filter((send) => send.channelId === channelId && !known.has(send.key))
        if (!fresh.some((send) => send.state.name === 'sending' && !matchesSend(filter, send))) return
        changeFilter(NO_FILTER)
        toast(text('filter.cleared'))
      }),
    [channelId, filter],
  )
}
