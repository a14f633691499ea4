import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useMedia } from '../../../../ui/use-media.ts'
import styles from './tool-button.module.css'

/** From this width all labels fit in a line. */
const WIDE = '(min-width: 1280px)'

interface ToolButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  label: string
  icon: LucideIcon
}

/** Icon with a label, or with a tooltip where there is no room for labels. */
export function ToolButton({ label, icon: Icon, ...rest }: ToolButtonProps) {
  const isWide = useMedia(WIDE)
  if (!isWide) return <IconButton icon={Icon} label={label} className={styles.tool} {...rest} />
  return (
    <Button variant="ghost" size="small" className={styles.tool} {...rest}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      {label}
    </Button>
  )
}
