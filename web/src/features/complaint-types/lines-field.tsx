import { Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'

type Props = {
  label: string
  help: string
  error: ReactNode
  path: string
  value: readonly string[]
  /** What stands between two of them: a line break, or an empty line. */
  between: '\n' | '\n\n'
  onChange: (values: string[]) => void
}

const split = (text: string, between: string): string[] =>
  text
    .split(between === '\n' ? /\n/ : /\n\s*\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** Several texts written one after the other in one field. */
export function LinesField({ label, help, error, path, value, between, onChange }: Props) {
  const [text, setText] = useState(value.join(between))
  return (
    <Textarea
      label={label}
      description={help}
      error={error}
      data-path={path}
      autosize
      minRows={2}
      maxRows={8}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
        onChange(split(event.currentTarget.value, between))
      }}
    />
  )
}
