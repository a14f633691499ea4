import { Suggestions } from './commands/suggestions.tsx'
import { DropFrame } from './pictures/drop-frame.tsx'
import { PictureStrip } from './pictures/picture-strip.tsx'
import { SlotBoard } from './pictures/slot-board.tsx'
import { Recipients } from './recipients.tsx'
import { useIsTalking, useTool } from './store.ts'
import { useTypedKeys } from './use-typed-keys.ts'

/** Above the field: base images and suggestions, or in a tool its picture slots in place of the field. */
export function ComposerHead({ channelId }: { channelId: string }) {
  const tool = useTool(channelId)
  const isTalking = useIsTalking(channelId)
  useTypedKeys(channelId)
  return (
    <>
      <DropFrame channelId={channelId} />
      {tool === null ? (
        <>
          {isTalking && <Recipients channelId={channelId} />}
          <PictureStrip channelId={channelId} />
          <Suggestions channelId={channelId} />
        </>
      ) : (
        <SlotBoard channelId={channelId} tool={tool} />
      )}
    </>
  )
}
