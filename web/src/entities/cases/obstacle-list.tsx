import '../../lib/languages/own/settling-texts.ts'
import type { Obstacles } from '@hdoc/contract/calls/obstacles.ts'
import { useTranslation } from 'react-i18next'
import { Note } from '../../ui/feedback/note.tsx'

/** Why something cannot be closed yet, all of it, before anybody tries; nothing when it can. */
export function ObstacleList({ obstacles }: { obstacles: Obstacles }) {
  const { t } = useTranslation()
  if (obstacles.length === 0) return null
  return (
    <Note kind="warn" role="status">
      <p>{t('settling.cannot_close')}</p>
      <ul aria-label={t('settling.obstacles')}>
        {obstacles.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Note>
  )
}
