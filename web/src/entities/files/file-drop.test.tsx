import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../lib/languages/all-texts.ts'
import { FileDrop } from './file-drop.tsx'
import { useUploads } from './use-uploads.ts'

function Files({ disabled }: { disabled: boolean }) {
  return <FileDrop uploads={useUploads(1)} maximumMb={1} disabled={disabled} />
}

test.each([true, false])('while disabled (%s) it takes no files, however they come', (disabled) => {
  const { container } = render(
    <MantineProvider env="test">
      <Files disabled={disabled} />
    </MantineProvider>,
  )
  const input = container.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('no input for files')
  const asked: string[] = []
  input.addEventListener('click', () => asked.push('files'))
  screen.getByRole('button').click()
  expect(asked).toEqual(disabled ? [] : ['files'])
  expect(input.disabled).toBe(disabled)
  // Too big, so that it is listed and nothing is sent.
  const file = new File(['x'.repeat(1_000_001)], 'mare.pdf')
  fireEvent.drop(screen.getByRole('region'), { dataTransfer: { files: [file] } })
  expect(screen.queryAllByText('mare.pdf')).toHaveLength(disabled ? 0 : 1)
})
