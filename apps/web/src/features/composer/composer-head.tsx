import { Suggestions } from './commands/suggestions.tsx'
import { DropFrame } from './pictures/drop-frame.tsx'
import { PictureStrip } from './pictures/picture-strip.tsx'
import { SlotBoard } from './pictures/slot-board.tsx'
import { useTool } from './store.ts'
import { useTypedKeys } from './use-typed-keys.ts'

/** Above the field: base images and suggestions, or in a tool its picture slots in place of the field. */
export function ComposerHead({ channelId }: { channelId: string }) {
  const tool = useTool(channelId)
  useTypedKeys(channelId)
  return (
    <>
      <DropFrame channelId={channelId} />
      {tool === null ? (
        <>
          <PictureStrip channelId={channelId} />
          <Suggestions channelId={channelId} />
        </>
      ) : (
        <SlotBoard channelId={channelId} tool={tool} />
      )}
    </>
  )
}
