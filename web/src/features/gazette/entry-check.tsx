import { personalDataLabels } from '@hdoc/contract/gazette/gazette-choices.ts'
import type { GazetteEntry } from '@hdoc/contract/gazette/gazette-entries.ts'
import { useTranslation } from 'react-i18next'
import { say } from '../../lib/languages/i18n.ts'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './entry.module.css'
import { tellsUnseen } from './must-look.ts'

const places = { title: 'place_title', issuer: 'place_issuer', content: 'place_content' } as const
const isPlace = (place: string): place is keyof typeof places => Object.hasOwn(places, place)

/** What the check for personal data found in an entry that is not public. */
export function EntryCheck({ check }: { check: GazetteEntry['check'] }) {
  const { t } = useTranslation()
  const { findings, cut, unread, beside } = check
  return (
    <div className={styles.check}>
      {findings.length === 0 ? (
        <Note kind={unread.length + beside.length === 0 ? 'ok' : 'info'}>{t('gazette.check_none')}</Note>
      ) : (
        <Note kind="warn">
          <p>{t('gazette.check_some')}</p>
          <ul>
            {findings.map(({ kind, text, place }) => (
              <li key={`${kind} ${text} ${place}`}>
                {say(personalDataLabels[kind])}: <b>{text}</b> (
                {isPlace(place) ? t(`gazette.${places[place]}`) : place})
              </li>
            ))}
          </ul>
          {cut && <p>{t('gazette.check_cut')}</p>}
        </Note>
      )}
      {unread.length > 0 && (
        <Note kind="warn">
          <p>{t('gazette.check_unread')}</p>
          <ul>
            {unread.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Note>
      )}
      {beside.length > 0 && (
        <Note kind={tellsUnseen(beside) ? 'warn' : 'info'}>
          <p>{t('gazette.check_beside')}</p>
          <ul>
            {beside.map(({ file, partly, hidden_sheets, authors }) => (
              <li key={file}>
                {file}
                {partly && <p>{t('gazette.check_partly')}</p>}
                {hidden_sheets.length > 0 && (
                  <p>{t('gazette.check_sheets', { names: hidden_sheets.join(', ') })}</p>
                )}
                {authors.length > 0 && <p>{t('gazette.check_authors', { names: authors.join(', ') })}</p>}
              </li>
            ))}
          </ul>
        </Note>
      )}
      <p className={styles.quiet}>{t('gazette.check_is_help')}</p>
    </div>
  )
}
