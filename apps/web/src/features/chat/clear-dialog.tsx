import { clearChat } from '@easel/contract/chat'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useText } from '../../i18n/use-text.ts'
import { call } from '../../lib/call.ts'
import { closeDialog } from '../../lib/dialog-address.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { clearTimeline, newestIn } from '../task/api.ts'

/** Asks before one's own view of a channel is cleared, and says whose it is not. */
export function ClearDialog({ channelId }: { channelId: string }) {
  const t = useText()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async (_upTo: string) => call(clearChat, { params: { channelId } }),
    // What came while it was under way stays, until the socket says how far the server went.
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
