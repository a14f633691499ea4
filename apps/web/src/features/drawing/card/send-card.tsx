import { useSession } from '../../account/api.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { Tag } from '../../../ui/tag.tsx'
import { nameOfKind, ratioOf } from '../rules.ts'
import { BasePictures } from '../send/base-pictures.tsx'
import { type DrawOrder, imagesOf, pictureOf, promptOf, type Send } from '../send/rules.ts'
import { CardFrame } from './card-frame.tsx'
import { NotSent } from '../send/not-sent.tsx'
import { ParentLink } from './parent-link.tsx'
import { PictureArea } from './picture-area.tsx'
import { PictureCorner } from './picture-corner.tsx'
import { PromptText } from './prompt-text.tsx'
import styles from './send-card.module.css'

interface SendCardProps {
  send: Send
  order: DrawOrder
}

/** A card from the moment of the key press, before the server has heard of it. */
export function SendCard({ send, order }: SendCardProps) {
  const t = useText()
  const format = useFormats()
  const user = useSession()
  const { state } = send
  const isSending = state.name === 'sending'
  const prompt = promptOf(order)
  const head = (
    <>
      <KindTag order={order} />
      <time className={styles.time} dateTime={send.sentAt}>
        {format.time(send.sentAt)}
      </time>
      {!isSending && <Tag tone="danger">{t('drawing.notSent')}</Tag>}
    </>
  )

  return (
    <CardFrame author={user ?? { name: '', avatar: '' }} prompt={prompt} head={head}>
      {order.kind === 'press' && <ParentLink task={{ parentId: order.parent.id, index: pictureOf(order.button) }} />}
      <PromptText prompt={prompt} />
      <BasePictures ids={imagesOf(order)} />
      {isSending ? (
        <PictureArea ratio={ratioOfOrder(order)}>
          <span className={styles.shimmer} />
          <PictureCorner>
            <Tag tone="azure">{t('drawing.sending')}</Tag>
          </PictureCorner>
        </PictureArea>
      ) : (
        <NotSent send={send} />
      )}
      {isSending && <span className={styles.room} />}
    </CardFrame>
  )
}

function KindTag({ order }: { order: DrawOrder }) {
  const t = useText()
  if (order.kind !== 'press') return <Tag>{nameOfKind(KINDS[order.kind], null, t)}</Tag>
  if (order.button.kind === 'BOOKMARK') return null
  return <Tag>{nameOfKind(order.button.kind, pictureOf(order.button), t)}</Tag>
}

const KINDS = { imagine: 'IMAGINE', describe: 'DESCRIBE', blend: 'BLEND', shorten: 'SHORTEN' } as const

/** What `--ar` says, so that the card keeps its size when the server's own word comes. */
function ratioOfOrder(order: DrawOrder): number {
  if (order.kind === 'press') return ratioOf(order.parent)
  const [, width, height] = /(?:--|—)(?:ar|aspect)\s+(\d+):(\d+)/i.exec(promptOf(order)) ?? []
  return width && height && Number(height) > 0 ? Number(width) / Number(height) : 1
}
