import { gapSentence, type LegalGap, type LegalLine } from '@hdoc/contract/reports/reports.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { runQuery } from '../../entities/reports/queries.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { currentLanguage } from '../../lib/languages/language.ts'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { PapersDialog } from './papers-dialog.tsx'
import { RemarksForm } from './remarks-form.tsx'
import styles from './reports.module.css'
import { SendReport } from './send-report.tsx'

type Shown = { key: string; title: string }

function Lines({ lines, onShow }: { lines: readonly LegalLine[]; onShow: (line: Shown) => void }) {
  const { t } = useTranslation()
  const sections = [...new Set(lines.map(({ section }) => section))]
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('reports.line')}</th>
          <th scope="col">{t('reports.law')}</th>
          <th scope="col">{t('reports.figure')}</th>
        </tr>
      </thead>
      {sections.map((section) => (
        <tbody key={section}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              {section}
            </th>
          </tr>
          {lines
            .filter((line) => line.section === section)
            .map((line) => (
              <tr key={line.key} data-depth={line.depth}>
                <th scope="row">{line.label}</th>
                <td>{line.law}</td>
                <td>
                  {line.value === 0 ? (
                    '0'
                  ) : (
                    <button
                      type="button"
                      aria-label={t('reports.figure_opens', { value: line.value, line: line.label })}
                      onClick={() => onShow({ key: line.key, title: line.label })}
                    >
                      {formatNumber(line.value)}
                    </button>
                  )}
                </td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  )
}

function Gaps({ gaps, onShow }: { gaps: readonly LegalGap[]; onShow: (line: Shown) => void }) {
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
  const [held, setHeld] = useState({ isUnsaved: false, version: 0 })
  return (
    <Answer query={answer}>
      {(run) => (
        <>
          <Lines lines={run.lines} onShow={setShown} />
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
          <Gaps gaps={run.gaps} onShow={setShown} />
          <SendReport
            run={run}
            // What was saved here is newer until it is fetched.
            version={Math.max(run.version, held.version)}
            isUnsaved={held.isUnsaved}
          />
          {shown && (
            <PapersDialog run={id} line={shown.key} title={shown.title} onClose={() => setShown(undefined)} />
          )}
        </>
      )}
    </Answer>
  )
}
