import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { documentQuery } from '../../entities/documents/queries.ts'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { useTabTitle } from '../../ui/links/tab-title.ts'
import { DocumentView } from './document-view.tsx'

/**
 * `/document/{id}`. A document that one may not see is answered as not found, and the call itself leads to
 * that page.
 */
export function DocumentPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/staff/document/$id' })
  const answer = useQuery(documentQuery(id))
  // The page also stays when asking again failed, and with it what is under way in it.
  useTabTitle(answer.data?.number)
  if (answer.data) return <DocumentView document={answer.data} />
  return (
    <Page title={t('documents.document')}>
      <Answer query={answer} />
    </Page>
  )
}
