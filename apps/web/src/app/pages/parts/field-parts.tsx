import { useState } from 'react'
import { AutoField } from '../../../ui/auto-field.tsx'
import { Field } from '../../../ui/field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { Part } from './part.tsx'

/** Controls to type into. */
export function FieldParts() {
  const [text, setText] = useState('')
  const [kept, setKept] = useState('')
  return (
    <>
      <Part name="field" isWide>
        <Field label="Name" hint="As others see it" />
        <Field label="Phone" defaultValue="12" error="This is no phone number" />
        <Field label="Off" disabled />
      </Part>
      <Part name="password-field" isWide>
        <PasswordField label="Password" error="" />
        <PasswordField label="New password" hint="Eight characters at least" error="Too short" />
      </Part>
      <Part name="text-area" isWide>
        <TextArea label="Description" hint="Two lines at most" error="" />
        <TextArea label="Answer" defaultValue="…" error="Say a little more" />
      </Part>
      <Part name="auto-field" isWide>
        <AutoField label="Suffix" value={kept} save={async (typed) => setKept(typed)} options={{ maxLength: 40 }} />
        <AutoField label="Never kept" value="" save={refuse} options={{ maxLength: 40 }} />
      </Part>
      <Part name="search-field" isWide>
        <SearchField label="Search" text={text} onSearch={setText} />
      </Part>
    </>
  )
}

async function refuse(): Promise<never> {
  throw new Error('It could not be saved')
}
