import { DASHES } from '@easel/prompt/dashes'
import { useSession } from '../account/api.ts'
import { useFormats } from '../../i18n/format.ts'
import { lazyScreen } from '../../i18n/lazy-screen.tsx'
import { useText } from '../../i18n/use-text.ts'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { Tag } from '../../ui/tag.tsx'
import { clipOf, nameOfKind, ratioOf } from '../task/rules.ts'
import { type DrawOrder, imagesOf, pictureOf, promptOf, type Send } from '../composer/send/rules.ts'
import { CardFrame } from './card-frame.tsx'
import { NotSent } from './not-sent.tsx'
import { NotSentTag } from './not-sent-tag.tsx'
import { ParentLink } from './parent-link.tsx'
import { FootRoom } from './foot-room.tsx'
import { ToolsRoom } from './tools-room.tsx'
import { PictureArea, PictureCorner } from './picture-area.tsx'
import { PromptText } from './prompt-text.tsx'
import { expectedRatio } from './rules.ts'
import { useExpectedRows } from './use-expected-rows.ts'
import styles from './send-card.module.css'

const PictureRow = lazyScreen(() => import('./later.ts').then((part) => part.PictureRow))

interface SendCardProps {
  send: Send
  order: DrawOrder
}

/** Card of an order that is being sent, from the key press on. */
export function SendCard({ send, order }: SendCardProps) {
  const user = useSession()
  const isSending = send.state.name === 'sending'
  const prompt = promptOf(order)
  return (
    <CardFrame
      author={user ?? { id: '', name: '', avatar: '' }}
      prompt={prompt}
      head={<SendHead send={send} order={order} />}
    >
      {order.kind === 'press' && (
        <ParentLink task={{ channelId: send.channelId, parentId: order.parent.id, index: pictureOf(order.button) }} />
      )}
      <PromptText prompt={prompt} />
      <BasePictures ids={imagesOf(order)} />
      {isSending ? <Coming order={order} /> : <NotSent send={send} />}
    </CardFrame>
  )
}

/** Base images by id; renders nothing when there are none. */
function BasePictures({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null
  return (
    <LazyBoundary instead={null}>
      <PictureRow ids={ids} />
    </LazyBoundary>
  )
}

function SendHead({ send, order }: SendCardProps) {
  const t = useText()
  const format = useFormats()
  const action = actionOf(order)
  return (
    <>
      {action !== 'BOOKMARK' && (
        <Tag>{nameOfKind(action, order.kind === 'press' ? pictureOf(order.button) : null, t)}</Tag>
      )}
      <time className={styles.time} dateTime={send.sentAt}>
        {format.time(send.sentAt)}
      </time>
      <NotSentTag state={send.state} />
    </>
  )
}

/** Reserves the height that the card will have when accepted and finished. */
function Coming({ order }: { order: DrawOrder }) {
  const t = useText()
  const action = comingOf(order)
  const rows = useExpectedRows(action)
  return (
    <>
      <PictureArea ratio={expectedRatio(action, ratioOfOrder(order))}>
        <span className={styles.shimmer} />
        <PictureCorner>
          <Tag tone="azure">{t('drawing.sending')}</Tag>
        </PictureCorner>
      </PictureArea>
      <FootRoom rows={rows} />
      <ToolsRoom />
    </>
  )
}

const actionOf = (order: DrawOrder) => (order.kind === 'press' ? order.button.kind : ACTIONS[order.kind])
/** The same again of a clip is a clip. */
const comingOf = (order: DrawOrder) =>
  order.kind === 'press' && order.button.kind === 'REROLL' && clipOf(order.parent) ? 'VIDEO' : actionOf(order)
const ACTIONS = {
  imagine: 'IMAGINE',
  describe: 'DESCRIBE',
  blend: 'BLEND',
  shorten: 'SHORTEN',
  video: 'VIDEO',
} as const

const RATIO_FLAG = new RegExp(`${DASHES}(?:ar|aspect)\\s+(\\d+)[:：](\\d+)`, 'i')

/** Aspect ratio from `--ar` or the settings, so that the card keeps its size when the server's response arrives. */
function ratioOfOrder(order: DrawOrder): number {
  if (order.kind === 'press') return ratioOf(order.parent)
  if (order.kind === 'blend') return RATIOS[order.dimensions]
  const said = order.kind === 'video' && order.aspectRatio ? ` --ar ${order.aspectRatio}` : ''
  const [, width, height] = RATIO_FLAG.exec(promptOf(order) + said) ?? []
  return width && height && Number(height) > 0 ? Number(width) / Number(height) : 1
}

const RATIOS = { PORTRAIT: 2 / 3, SQUARE: 1, LANDSCAPE: 3 / 2 } as const
