import { KEPT_FOR_EVER } from '@hdoc/contract/doc-types/doc-types.ts'
import type { Document } from '@hdoc/contract/documents/documents.ts'
import {
  accessLevelLabels,
  categoryLabels,
  physicalFormLabels,
  signatureTypeLabels,
} from '@hdoc/contract/texts/choices.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { wordingOf } from '../../entities/documents/wording.ts'
import { formatDate } from '../../lib/format.ts'
import { say } from '../../lib/i18n.ts'
import styles from './document-detail.module.css'
import { IssuerLink } from './issuer-link.tsx'

function physicalForm(code: string): string {
  return Object.hasOwn(physicalFormLabels, code)
    ? say(physicalFormLabels[code as keyof typeof physicalFormLabels])
    : code
}

/** Every field of the document; empty ones are left out. */
export function DataTab({ document }: { document: Document }) {
  const { t } = useTranslation()
  const { issuer, issuer_details: details, external_date } = document
  const words = wordingOf(document.category)
  const external = [document.external_number, external_date && formatDate(external_date)]
  const type = document.doc_type_version
  const typeVersion = type.changed_since
    ? t('documents.type_version_text', { name: type.name, version: type.number })
    : ''
  const keptFor = (years: number) => {
    if (years === 0) return ''
    return years === KEPT_FOR_EVER
      ? t('documents.kept_for_ever')
      : t('documents.kept_years', { count: years, figure: years })
  }
  const rows: [string, ReactNode][] = [
    [words.shownPerson, <IssuerLink key="issuer" issuer={issuer} />],
    [t('documents.issuer_code'), details?.code ?? ''],
    [t('documents.issuer_onrc'), details?.onrc ?? ''],
    [t('documents.issuer_administrator'), details?.administrator_name ?? ''],
    [t('documents.issuer_contact'), [details?.phone, details?.email].filter(Boolean).join(' · ')],
    [t('documents.issuer_address'), details?.address ?? ''],
    [t('documents.subject'), document.short_description],
    [t('documents.type'), document.doc_type.name],
    [t('documents.type_version'), typeVersion],
    [t('documents.category'), say(categoryLabels[document.category])],
    [t('documents.register'), document.register.name],
    [t('documents.legal_basis'), document.legal_basis],
    [t('documents.kept_for'), keptFor(type.prescription_years)],
    [
      t('documents.signature'),
      type.signature_type === 'not_required' ? '' : say(signatureTypeLabels[type.signature_type]),
    ],
    [t('documents.pages_annexes'), `${document.pages} / ${document.annexes}`],
    [t('documents.access_level'), say(accessLevelLabels[document.access_level])],
    [words.shownExternal, external.filter(Boolean).join(' / ')],
    [t('documents.additional_info'), document.additional_info],
    [t('documents.physical_form'), physicalForm(document.physical_form)],
    [t('documents.location'), document.location],
    [t('documents.registered_by'), document.registered_by],
  ]
  return (
    <dl className={`${styles.panel} ${styles.data}`}>
      {rows
        .filter(([, value]) => value !== '')
        .flatMap(([label, value]) => [<dt key={label}>{label}</dt>, <dd key={`${label}-value`}>{value}</dd>])}
    </dl>
  )
}
