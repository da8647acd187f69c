import type { Document } from '@hdoc/contract/documents/documents.ts'
import { documentIssuerCalls, issuerChange } from '@hdoc/contract/documents/test-documents.ts'
import type { IssuerInput, IssuerSuggestion } from '@hdoc/contract/issuers/issuers.ts'
import { Button, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { documentQuery, documentsKey } from '../../entities/documents/queries.ts'
import { wordingOf } from '../../entities/documents/wording.ts'
import { ChosenIssuer } from '../../entities/issuers/chosen-issuer.tsx'
import { issuerFrom } from '../../entities/issuers/issuer-from.ts'
import { IssuerSearch } from '../../entities/issuers/issuer-search.tsx'
import { foreignFields } from '../../entities/issuers/new-issuer.ts'
import { NewIssuerFields } from '../../entities/issuers/new-issuer-fields.tsx'
import { SimilarNote } from '../../entities/issuers/similar-note.tsx'
import { hasPermission } from '../../entities/session/may.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { call } from '../../lib/api.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'
import { useOvertaken } from './use-overtaken.ts'

type Values = {
  chosen: IssuerSuggestion | null
  issuer: IssuerInput | null
  /** The text in the search while nobody is chosen. */
  sought: string
  reason: string
}

const blank: Values = { chosen: null, issuer: null, sought: '', reason: '' }

/**
 * Changes the issuer of a document, with a reason. The issuer is found as in registration, or written in
 * place.
 */
export default function IssuerDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation()
  const words = wordingOf(document.category)
  const queryClient = useQueryClient()
  const { id, version, number, category } = document
  const overtaken = useOvertaken(id, onClose, () => blank)
  const schemaForm = useSchemaForm({
    schema: issuerChange,
    initial: blank,
    toValues: ({ chosen, issuer, reason }) => ({
      id,
      version,
      reason,
      ...(issuer ? { issuer } : { issuer_id: chosen?.id ?? null }),
    }),
    save: (body) => call(documentIssuerCalls.change, { body }),
    onSaved: ({ data }) => {
      queryClient.setQueryData(documentQuery(id).queryKey, data)
      void queryClient.invalidateQueries({ queryKey: documentsKey })
      const name = data.issuer?.name ?? t('documents.no_issuer')
      toast({ kind: 'success', message: t('documents.issuer_change_done', { number, name }) })
      onClose()
    },
  })
  const { form, check } = schemaForm
  const { chosen, issuer, sought } = form.getValues()
  const submit = () => {
    // A name that was typed and never chosen must not be saved as „nobody”.
    if (chosen || issuer || sought.trim() === '') schemaForm.submit()
    else form.setFieldError('issuer_id', t('registration.issuer_unchosen'))
  }
  const labelOf = (path: string) =>
    path === 'reason' ? t('documents.issuer_change_reason') : t('documents.issuer_change_new')
  const { user } = useSession()
  const choose = (found: IssuerSuggestion) => {
    form.setValues({ chosen: found, issuer: null, sought: '' })
    form.clearFieldError('issuer_id')
  }
  const search = () => {
    form.setFieldValue('issuer', null)
    form.setFieldValue('chosen', null)
  }
  return (
    <FormDialog
      title={t('documents.issuer_change_title', { what: words.changePerson, number })}
      schemaForm={{ ...schemaForm, submit }}
      labelOf={labelOf}
      onClose={onClose}
      {...overtaken}
      saveLabel={words.changePerson}
    >
      <Note kind="info">
        <p>{t('documents.issuer_change_now', { name: document.issuer?.name ?? t('documents.no_issuer') })}</p>
        <p>{t('documents.issuer_change_what')}</p>
      </Note>
      {issuer && (
        <>
          {user && hasPermission(user, 'issuer.edit') && <SimilarNote values={issuer} onTake={choose} />}
          <NewIssuerFields
            type={issuer.type}
            county={issuer.county ?? ''}
            bind={(field) => form.getInputProps(`issuer.${field}`)}
            set={(field, value) => form.setFieldValue(`issuer.${field}`, value)}
            onLeave={(field) => check(`issuer.${field}`)}
            onType={(type) => {
              form.setFieldValue('issuer.type', type)
              for (const field of foreignFields[type]) form.setFieldValue(`issuer.${field}`, '')
            }}
          />
          <Button variant="subtle" onClick={search}>
            {t('registration.issuer_back')}
          </Button>
        </>
      )}
      {!issuer && chosen && <ChosenIssuer issuer={chosen} onChange={search} />}
      {!issuer && !chosen && (
        <IssuerSearch
          label={t('documents.issuer_change_new')}
          isLabelShown
          required={category !== 'interne'}
          error={form.errors.issuer_id}
          typed={sought}
          onType={(typed) => {
            form.setFieldValue('sought', typed)
            form.clearFieldError('issuer_id')
          }}
          onCreate={(typed) => form.setValues({ issuer: issuerFrom(typed), sought: '' })}
          onChoose={choose}
        />
      )}
      <Textarea
        {...form.getInputProps('reason')}
        label={t('documents.issuer_change_reason')}
        required
        maxLength={1000}
      />
    </FormDialog>
  )
}
