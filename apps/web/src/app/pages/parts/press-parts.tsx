import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { ProblemLine } from '../../../ui/problem-line.tsx'
import segments from '../../../ui/segments.module.css'
import { Tag } from '../../../ui/tag.tsx'
import { toast } from '../../../ui/toast.ts'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { Part } from './part.tsx'

const VARIANTS = ['primary', 'quiet', 'ghost', 'danger'] as const
const SIZES = ['inline', 'small', 'normal', 'large'] as const
const TONES = ['calm', 'accent', 'jade', 'gold', 'azure', 'danger'] as const
const TOASTS = ['info', 'success', 'warning', 'danger'] as const

/** Buttons, links and tags. */
export function PressParts() {
  const [isOn, setOn] = useState(true)
  return (
    <>
      <Part name="button">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        {SIZES.map((size) => (
          <Button key={size} size={size}>
            {size}
          </Button>
        ))}
        <Button isBusy>busy</Button>
        <Button disabled>disabled</Button>
      </Part>
      <Part name="problem-line" isWide>
        <ProblemLine problems={['The words could not be copied', '']} />
      </Part>
      <Part name="icon-button">
        <IconButton label="Rename" icon={Pencil} />
        <IconButton label="Delete" icon={Trash2} size="small" />
      </Part>
      <Part name="link-button">
        <LinkButton href="/ui">primary</LinkButton>
        <LinkButton href="/ui" variant="quiet">
          quiet
        </LinkButton>
        <LinkButton href="/ui" size="small">
          small
        </LinkButton>
      </Part>
      <Part name="chip">
        <Chip label="ink wash" isOn={isOn} onPress={() => setOn(!isOn)} />
        <Chip label="cold light" isOn={!isOn} onPress={() => setOn(!isOn)} />
      </Part>
      <Part name="segments">
        <div className={segments.segments}>
          <a href="#drawing" aria-current="true">
            Drawing
          </a>
          <a href="#gallery">Gallery</a>
        </div>
      </Part>
      <Part name="tag">
        {TONES.map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
      </Part>
      <Part name="tooltip">
        <Tooltip text="Says its name" side="right">
          <Button>Rest here</Button>
        </Tooltip>
      </Part>
      <Part name="toast">
        {TOASTS.map((tone) => (
          <Button key={tone} onClick={() => toast(`A toast of the tone ${tone}`, tone)}>
            {tone}
          </Button>
        ))}
      </Part>
      <Part name="avatar">
        <Avatar of={{ id: '1', avatar: '' }} size={40} />
        <Avatar of={{ id: '2', avatar: '/seal.svg' }} size={34} />
      </Part>
    </>
  )
}
