import { useState } from 'react'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Range } from '../../../ui/range.tsx'
import { Select } from '../../../ui/select.tsx'
import { Slider } from '../../../ui/slider.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { Part } from './part.tsx'

const RATIOS = ['1:1', '2:3', '3:2'].map((value) => ({ value, label: value }))
const STYLIZE = { min: 0, max: 1000, ticks: [50, 100, 250, 750] }

/** Controls to choose with. */
export function ChoiceParts() {
  const [ratio, setRatio] = useState('1:1')
  const [stylize, setStylize] = useState(100)
  const [isOn, setOn] = useState(true)
  const choice = { value: ratio, choices: RATIOS, onChange: setRatio }
  return (
    <>
      <Part name="select" isWide>
        <Select label="Ratio" {...choice} />
        <Select label="Refused ratio" error="Not for this model" {...choice} />
      </Part>
      <Part name="radio-group" isWide>
        <RadioGroup label="Ratio" hint="Of width to height" {...choice} />
      </Part>
      <Part name="switch" isWide>
        <Switch label="Remix" hint="Asks before a variation" isOn={isOn} save={async (next) => setOn(next)} />
        <Switch label="Stays as it is" hint="Cannot be saved" isOn={false} save={refuse} />
      </Part>
      <Part name="slider" isWide>
        <Slider label="Stylize" value={stylize} limits={STYLIZE} usual={100} onChange={setStylize} />
      </Part>
      <Part name="range" isWide>
        <Range label="Stylize, without a field" value={stylize} limits={STYLIZE} onChange={setStylize} />
      </Part>
      <Part name="tabs" isWide>
        {(['row', 'side'] as const).map((place) => (
          <Tabs key={place} label={`Tabs, ${place}`} value={ratio} tabs={RATIOS} place={place} onChange={setRatio}>
            <p>{ratio}</p>
          </Tabs>
        ))}
      </Part>
    </>
  )
}

async function refuse(): Promise<never> {
  throw new Error('It could not be saved')
}
