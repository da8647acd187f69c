import type { Submission } from '@hdoc/contract/submissions/submission-rows.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SignatureState } from '../../entities/signatures/signature-state.tsx'
import { submissionSignaturesQuery } from '../../entities/submissions/queries.ts'
import { formatBytes } from '../../lib/format/format.ts'
import { Card } from '../../ui/display/card.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import styles from './submission.module.css'

/** The files as they were handed in, and what each says of its electronic signatures. */
export function FilesCard({ row }: { row: Submission }) {
  const { t } = useTranslation()
  const signatures = useQuery(submissionSignaturesQuery(row.id))
  return (
    <Card title={t('submissions.files')}>
      <ul className={styles.files}>
        {row.sent.map(({ id, name, size }) => (
          <li key={id}>
            <a href={`/api/submission/file/${row.id}/${id}`} target="_blank" rel="noreferrer">
              {name}
            </a>{' '}
            <span className={styles.quiet}>{formatBytes(size)}</span>
            <SignatureState found={signatures.data?.find((one) => one.file_id === id)} />
          </li>
        ))}
      </ul>
      {signatures.isError && <Answer query={signatures} title={t('signatures.not_loaded')} />}
    </Card>
  )
}
