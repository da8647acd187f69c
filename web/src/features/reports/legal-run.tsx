import { gapSentence, type LegalGap } from '@hdoc/contract/reports/reports.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { runQuery } from '../../entities/reports/queries.ts'
import { currentLanguage } from '../../lib/languages/language.ts'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { CompareButton } from './compare-button.tsx'
import { Figures } from './figures.tsx'
import type { Shown } from './legal-lines.tsx'
import { PapersDialog } from './papers-dialog.tsx'
import { RemarksForm } from './remarks-form.tsx'
import styles from './reports.module.css'
import { SendReport } from './send-report.tsx'

type GapsProps = { gaps: readonly LegalGap[]; onShow: (line: Omit<Shown, 'run'>) => void }

function Gaps({ gaps, onShow }: GapsProps) {
  const { t } = useTranslation()
  if (gaps.length === 0) return null
  return (
    <Note kind="warn">
      <h4 className={styles.gaps}>{t('reports.gaps')}</h4>
      <ul className={styles.gaplist}>
        {gaps.map(({ key, text, count }) => (
          <li key={text}>
            {gapSentence({ key, text, count }, currentLanguage())}{' '}
            {key !== null && (
              <button type="button" onClick={() => onShow({ key, title: text })}>
                {t('reports.gap_open')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {gaps.some(({ key }) => key !== null) && <p>{t('reports.gaps_again')}</p>}
    </Note>
  )
}

/** The figures of a report of the law, each with its article and the documents behind it. */
export function LegalRun({ id }: { id: number }) {
  const answer = useQuery(runQuery(id))
  const { t } = useTranslation()
  const [shown, setShown] = useState<Shown>()
  const [isPressed, setPressed] = useState(false)
  const [held, setHeld] = useState({ isUnsaved: false, version: 0 })
  return (
    <Answer query={answer}>
      {(run) => (
        <>
          <Figures run={run} isPressed={isPressed} onShow={setShown} />
          {!run.is_sent || held.isUnsaved ? (
            // What is being written stays to be read and copied when a colleague sends the report.
            <RemarksForm key={id} id={id} remarks={run.remarks} version={run.version} onHeld={setHeld} />
          ) : (
            run.remarks !== '' && (
              <p className={styles.said}>
                <b>{t('reports.remarks')}:</b> {run.remarks}
              </p>
            )
          )}
          <Gaps gaps={run.gaps} onShow={(line) => setShown({ ...line, run: id })} />
          <SendReport
            run={run}
            // What was saved here is newer until it is fetched.
            version={Math.max(run.version, held.version)}
            isUnsaved={held.isUnsaved}
            beside={<CompareButton run={run} onPress={() => setPressed(true)} />}
          />
          {shown && (
            <PapersDialog
              run={shown.run}
              line={shown.key}
              title={shown.title}
              onClose={() => setShown(undefined)}
            />
          )}
        </>
      )}
    </Answer>
  )
}
