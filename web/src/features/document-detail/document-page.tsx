import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { documentQuery } from '../../entities/documents/queries.ts'
import { Page } from '../../ui/page.tsx'
import { LoadError, Loading } from '../../ui/states.tsx'
import { DocumentView } from './document-view.tsx'

/** `/document/{id}`. A document one may not see is not found; the call's own reaction leads there. */
export function DocumentPage() {
  const { t } = useTranslation()
  const { id } = useParams({ strict: false }) as { id?: string }
  const answer = useQuery(documentQuery(Number(id)))
  // Also when asking again failed: what is under way in the page stays.
  if (answer.data) return <DocumentView document={answer.data} />
  return (
    <Page title={t('documents.document')}>
      {answer.isPending ? (
        <Loading />
      ) : (
        <LoadError error={answer.error} onRetry={() => void answer.refetch()} />
      )}
    </Page>
  )
}
