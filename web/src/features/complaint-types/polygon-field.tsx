import { Button, Textarea } from '@mantine/core'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { type Corner, readCorners, writeCorner } from './corners.ts'

const OutlineMap = lazyPart(
  async () => (await import('../../entities/complaints/map/outline-map.tsx')).default,
)

type Props = { value: readonly Corner[]; error: ReactNode; onChange: (corners: Corner[]) => void }

/** An outline, corner by corner: written, or clicked on the map. */
export function PolygonField({ value, error, onChange }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState(value.map(writeCorner).join('\n'))
  const { wrong } = readCorners(text)
  const write = (next: string) => {
    setText(next)
    onChange(readCorners(next).corners)
  }
  const problem = wrong === null ? error : t('complaints.polygon_wrong', { line: wrong })
  return (
    <>
      <Textarea
        label={t('complaints.polygon')}
        description={t('complaints.polygon_help')}
        error={problem}
        data-path="polygon"
        autosize
        minRows={3}
        maxRows={8}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <Suspense>
        <OutlineMap
          label={t('complaints.polygon')}
          corners={value}
          onCorner={(corner) => write([text.trim(), writeCorner(corner)].filter(Boolean).join('\n'))}
        />
      </Suspense>
      <Button variant="default" size="xs" disabled={text === ''} onClick={() => write('')}>
        {t('complaints.polygon_clear')}
      </Button>
    </>
  )
}
