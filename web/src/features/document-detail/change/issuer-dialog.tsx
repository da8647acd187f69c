import { documentIssuerCalls, issuerChange } from '@hdoc/contract/documents/life/test-documents.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import type { IssuerInput } from '@hdoc/contract/issuers/issuer-values.ts'
import type { IssuerSuggestion } from '@hdoc/contract/issuers/issuers.ts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { wordingOf } from '../../../entities/documents/wording.ts'
import { ChosenIssuer } from '../../../entities/issuers/chosen-issuer.tsx'
import { issuerFrom } from '../../../entities/issuers/issuer-from.ts'
import { IssuerSearch } from '../../../entities/issuers/issuer-search.tsx'
import { WrittenIssuer } from '../../../entities/issuers/written-issuer.tsx'
import { call } from '../../../lib/calls/call.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { ReasonField } from '../../../ui/form/field/reason-field.tsx'
import { useShown } from '../../../ui/form/field/use-shown.ts'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { useDocumentForm } from './use-document-form.ts'

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
  const { id, version, number, category } = document
  const { schemaForm, dialog } = useDocumentForm({
    document,
    onClose,
    schema: issuerChange,
    beginning: () => blank,
    toValues: ({ chosen, issuer, reason }) => ({
      id,
      version,
      reason,
      ...(issuer ? { issuer } : { issuer_id: chosen?.id ?? null }),
    }),
    save: (body) => call(documentIssuerCalls.change, { body }),
    said: ({ issuer: now }) =>
      t('documents.issuer_change_done', { number, name: now?.name ?? t('documents.no_issuer') }),
  })
  const { form, check } = schemaForm
  const { chosen, issuer, sought } = useShown(form, ['issuer'])
  const submit = () => {
    // A name that was typed and never chosen must not be saved as „nobody”.
    if (chosen || issuer || sought.trim() === '') schemaForm.submit()
    else form.setFieldError('issuer_id', t('registration.issuer_unchosen'))
  }
  const labelOf = (path: string) =>
    path === 'reason' ? t('documents.issuer_change_reason') : t('documents.issuer_change_new')
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
      {...dialog}
      schemaForm={{ ...schemaForm, submit }}
      labelOf={labelOf}
      saveLabel={words.changePerson}
    >
      <Note kind="info">
        <p>{t('documents.issuer_change_now', { name: document.issuer?.name ?? t('documents.no_issuer') })}</p>
        <p>{t('documents.issuer_change_what')}</p>
      </Note>
      {issuer && (
        <>
          <WrittenIssuer form={form} issuer={issuer} check={check} onTake={choose} />
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
      <ReasonField form={form} label={t('documents.issuer_change_reason')} required />
    </FormDialog>
  )
}
