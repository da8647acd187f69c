import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { extentOf } from '../../entities/transfers/extent.ts'
import { draftsQuery } from '../../entities/transfers/queries.ts'
import { answersLine } from '../../entities/transfers/sheet-words.ts'
import { formatDateTime, formatNumber } from '../../lib/format/format.ts'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import { PlainButton } from '../../ui/plain/plain-button.tsx'
import { PaperNumber } from './paper-groups.tsx'
import styles from './send.module.css'
import type { DraftWork } from './use-draft.ts'

/** Sheets that nobody has answered completely; each is withdrawn on its own page. */
export function OpenSheets({ work }: { work: DraftWork }) {
  const { t } = useTranslation()
  const answer = useQuery(draftsQuery(work.from))
  return (
    <Answer query={answer}>
      {({ open }) =>
        open.length === 0 ? (
          <Empty title={t('transfers.nothing_open')} />
        ) : (
          <ul className={styles.papers}>
            {open.map((sheet) => (
              <li key={sheet.id} className={styles.paper}>
                <AppLink
                  to="/document/sent"
                  search={{ sheet: String(sheet.id) }}
                  className={styles.number ?? ''}
                >
                  {sheet.number}
                </AppLink>
                <span className={styles.issuer}>{sheet.to?.name}</span>
                <span className={styles.about}>{answersLine(sheet)}</span>
                <span className={styles.quiet}>
                  {sheet.waits_days > 0
                    ? t('transfers.waits', {
                        count: sheet.waits_days,
                        figure: formatNumber(sheet.waits_days),
                      })
                    : sheet.sent_at && formatDateTime(sheet.sent_at)}
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Answer>
  )
}

/** Papers that were refused and not sent again since, each with the reason. */
export function ReturnedPapers({ work }: { work: DraftWork }) {
  const { t } = useTranslation()
  const answer = useQuery(draftsQuery(work.from))
  return (
    <Answer query={answer}>
      {({ returned }) =>
        returned.length === 0 ? (
          <Empty title={t('transfers.nothing_returned')} />
        ) : (
          <ul className={styles.papers}>
            {returned.map((paper) => (
              <li key={paper.id} className={styles.paper}>
                <PaperNumber {...paper} />
                <span className={styles.issuer}>{paper.issuer || '–'}</span>
                <span className={styles.why}>
                  {paper.refusal} <span className={styles.quiet}>{paper.sheet.number}</span>
                </span>
                <span className={styles.extent}>{extentOf(paper)}</span>
                <PlainButton onClick={() => work.put([paper])}>{t('transfers.again')}</PlainButton>
              </li>
            ))}
          </ul>
        )
      }
    </Answer>
  )
}
