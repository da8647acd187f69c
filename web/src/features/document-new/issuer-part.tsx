import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch, IconUser } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ChosenIssuer } from '../../entities/issuers/chosen-issuer.tsx'
import { IssuerSearch } from '../../entities/issuers/issuer-search.tsx'
import { emptyIssuer, foreignFields } from '../../entities/issuers/new-issuer.ts'
import { NewIssuerFields } from '../../entities/issuers/new-issuer-fields.tsx'
import styles from './document-new.module.css'
import type { Registration } from './use-registration.ts'

/** Who brings the paper: found by typing, or written in place. */
export function IssuerPart({ registration: { form, rootRef, check } }: { registration: Registration }) {
  const { t } = useTranslation()
  const { chosen, issuer, category } = form.getValues()
  const isOptional = category === 'interne'
  const focus = (path: string) =>
    setTimeout(() => rootRef.current?.querySelector<HTMLElement>(`[data-path="${path}"]`)?.focus())
  const create = (typed: string) => {
    form.setFieldValue('issuer', emptyIssuer(typed))
    focus('issuer.name')
  }
  const search = () => {
    form.setFieldValue('issuer', null)
    form.setFieldValue('chosen', null)
    focus('issuer_id')
  }
  useHotkeys([['alt+D', (event) => !event.defaultPrevented && !issuer && create('')]], [])
  return (
    <>
      <div className={styles.head}>
        <IconUser size={16} aria-hidden />
        <h2>
          {t(
            issuer
              ? 'registration.issuer_new_title'
              : isOptional
                ? 'registration.issuer_optional'
                : 'registration.issuer',
          )}
          {!issuer && !isOptional && (
            <span className={styles.required} aria-hidden>
              {' *'}
            </span>
          )}
        </h2>
        {issuer && (
          <Button variant="subtle" leftSection={<IconSearch size={16} />} onClick={search}>
            {t('registration.issuer_back')}
          </Button>
        )}
      </div>
      {issuer && (
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
      )}
      {!issuer && chosen && <ChosenIssuer issuer={chosen} onChange={search} />}
      {!issuer && !chosen && (
        <IssuerSearch
          label={t(isOptional ? 'registration.issuer_optional' : 'registration.issuer')}
          required={!isOptional}
          error={form.errors.issuer_id}
          onCreate={create}
          onChoose={(found) => {
            form.setFieldValue('chosen', found)
            form.clearFieldError('issuer_id')
            focus('short_description')
          }}
        />
      )}
    </>
  )
}
