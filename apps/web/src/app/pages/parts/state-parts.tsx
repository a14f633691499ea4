import { Button } from '../../../ui/button.tsx'
import { BareWall } from '../../../ui/drawings/bare-wall.tsx'
import { BlankScroll } from '../../../ui/drawings/blank-scroll.tsx'
import { BrokenBridge } from '../../../ui/drawings/broken-bridge.tsx'
import { CutThread } from '../../../ui/drawings/cut-thread.tsx'
import { EmptyNet } from '../../../ui/drawings/empty-net.tsx'
import { Lanterns } from '../../../ui/drawings/lanterns.tsx'
import { LostPath } from '../../../ui/drawings/lost-path.tsx'
import { SpiltInk } from '../../../ui/drawings/spilt-ink.tsx'
import { ErrorDetails } from '../../../ui/error-details.tsx'
import { FailedNote } from '../../../ui/failed-note.tsx'
import { LongList } from '../../../ui/long-list.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { RequestId } from '../../../ui/request-id.tsx'
import { SaveMark } from '../../../ui/save-mark.tsx'
import { SaveProblem } from '../../../ui/save-problem.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StateNote } from '../../../ui/state-note.tsx'
import { Part } from './part.tsx'
import styles from './parts-page.module.css'

const DRAWINGS = [BareWall, BlankScroll, BrokenBridge, CutThread, EmptyNet, Lanterns, LostPath, SpiltInk]
const MANY = Array.from({ length: 200 }, (_, at) => ({ id: `entry ${at + 1}` }))
const ID = '0192a1b2-0000-7000-8000-000000000001'
const UNAVAILABLE = Object.assign(new Error('Not now'), { code: 503, reason: 'unavailable', requestId: ID })

/** Loading, empty and failed states. */
export function StateParts() {
  return (
    <>
      <Part name="skeleton" isWide>
        <Skeleton height="36px" />
        <Skeleton width="50%" height="20px" />
      </Part>
      <Part name="progress-bar" isWide>
        <ProgressBar label="Drawing" percent={42} />
      </Part>
      <Part name="save-mark">
        <SaveMark state={{ name: 'saving' }} />
        <SaveMark state={{ name: 'saved' }} />
      </Part>
      <Part name="save-problem" isWide>
        <SaveProblem state={{ name: 'failed', problem: 'It could not be saved' }} onRetry={() => {}} />
      </Part>
      <Part name="state-note" isWide>
        <StateNote drawing={<BareWall />} words="No pictures yet">
          <Button>To the channel</Button>
        </StateNote>
        <StateNote drawing={<BrokenBridge />} words="The pictures did not come" isAlert error={UNAVAILABLE}>
          <Button>Retry</Button>
        </StateNote>
      </Part>
      <Part name="failed-note" isWide>
        <FailedNote problem="The list did not come" error={UNAVAILABLE} onRetry={() => {}} />
        <FailedNote problem="The rest did not come" error={null} shape="line" isBusy onRetry={() => {}} />
      </Part>
      <Part name="error-details" isWide>
        <ErrorDetails error={UNAVAILABLE} />
      </Part>
      <Part name="long-list" isWide>
        {/* biome-ignore lint: what scrolls must be reachable by the keyboard */}
        <div className={styles.window} role="group" aria-label="A window" tabIndex={0}>
          <LongList entries={MANY} options={{ entryPx: 21, label: 'Numbers' }}>
            {({ id }) => <p>{id}</p>}
          </LongList>
        </div>
      </Part>
      <Part name="request-id">
        <RequestId id={ID} />
      </Part>
      <Part name="drawings">
        {DRAWINGS.map((Drawing) => (
          <Drawing key={Drawing.name} />
        ))}
      </Part>
    </>
  )
}
