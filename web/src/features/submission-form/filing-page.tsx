import '../../lib/languages/portal/submission-form-texts.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { openFormAhead } from '../../entities/public-form/opening/form-query.ts'
import { PublicFormPage } from '../../entities/public-form/public-form-page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { FilingFields } from './filing-fields.tsx'
import { typesQuery } from './queries.ts'

/** Asks for the types and for a form at once. */
export const askAhead = (client: QueryClient): void => {
  void client.prefetchQuery(typesQuery)
  openFormAhead(client, 'submission')
}

/** `/trimite-document`: somebody hands a document in, without an account. */
export function FilingPage() {
  const { t } = useTranslation()
  const types = useQuery(typesQuery)
  return (
    <PublicFormPage
      name="submission"
      done={t('submission_form.done')}
      after={[t('submission_form.next_number')]}
      unnumbered={`${t('submission_form.next_clerk')} ${t('submission_form.next_own')}`}
    >
      {(open) => (
        <Answer query={types}>
          {(offered) =>
            offered.length === 0 ? (
              <Empty title={t('submission_form.name')} text={t('submission_form.types_none')} />
            ) : (
              <FilingFields open={open} types={offered} />
            )
          }
        </Answer>
      )}
    </PublicFormPage>
  )
}
