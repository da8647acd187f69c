import { KEPT_FOR_EVER } from '@hdoc/contract/doc-types/doc-types.ts'
import { keptUntil } from '@hdoc/contract/doc-types/kept-until.ts'
import {
  type PlainName,
  plainField,
  plainFields,
  plainNames,
  plainText,
} from '@hdoc/contract/documents/plain/plain-fields.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { accessLevelLabels, categoryLabels, signatureTypeLabels } from '@hdoc/contract/texts/choices.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { wordingOf } from '../../../entities/documents/wording.ts'
import { formatDate } from '../../../lib/format/format.ts'
import { say } from '../../../lib/languages/i18n.ts'
import { currentLanguage } from '../../../lib/languages/language.ts'
import styles from '../document-detail.module.css'
import { IssuerLink } from './issuer-link.tsx'

/** Fields that stand in the rows of their own above: pages with annexes, number with date. */
const told: readonly PlainName[] = [
  'short_description',
  'pages',
  'annexes',
  'external_number',
  'external_date',
]

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
      : t('documents.kept_years', {
          count: years,
          figure: years,
          until: keptUntil(document.registered_on, years),
        })
  }
  const rows: [string, ReactNode][] = [
    [words.shownPerson, <IssuerLink key="issuer" issuer={issuer} />],
    [t('documents.issuer_code'), details?.code ?? ''],
    [t('documents.issuer_onrc'), details?.onrc ?? ''],
    [t('documents.issuer_administrator'), details?.administrator_name ?? ''],
    [t('documents.issuer_contact'), [details?.phone, details?.email].filter(Boolean).join(' · ')],
    [t('documents.issuer_address'), details?.address ?? ''],
    [say(plainFields.short_description.label), document.short_description],
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
    ...plainNames
      .filter((name) => !told.includes(name))
      .map((name): [string, string] => [
        say(plainField(name).label),
        plainText(name, document[name], currentLanguage()),
      ]),
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
