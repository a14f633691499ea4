import { clearChat } from '@easel/contract/chat'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useText } from '../../i18n/use-text.ts'
import { call } from '../../lib/call.ts'
import { closeDialog } from '../../lib/dialog-address.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { clearTimeline, newestIn } from '../task/api.ts'

/** Confirms clearing the own view of a channel; other members keep theirs. */
export function ClearDialog({ channelId }: { channelId: string }) {
  const t = useText()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async (_upTo: string) => call(clearChat, { params: { channelId } }),
    // Items that arrived meanwhile stay until the socket reports how far the server cleared.
    onSuccess: (_, upTo) => {
      clearTimeline(client, channelId, upTo)
      closeDialog()
    },
  })
  const footer = (
    <>
      <Button onClick={closeDialog}>{t('ui.cancel')}</Button>
      <Button variant="danger" isBusy={isPending} onClick={() => mutate(newestIn(client, channelId))}>
        {t('chat.clear.act')}
      </Button>
    </>
  )
  return (
    <Dialog isOpen onClose={closeDialog} title={t('chat.clear.title')} options={{ width: 420, footer }}>
      <p>{t('chat.clear.hint')}</p>
    </Dialog>
  )
}
