import type { DocumentCategory } from '@hdoc/contract/labels.ts'
import { t } from '../../lib/i18n.ts'

/** What the fields are called on a form of each category: who sends, who receives, which department. */
export function wordingOf(category: DocumentCategory) {
  const incoming = {
    person: t('registration.issuer'),
    newPerson: t('registration.issuer_new_title'),
    createPerson: (name: string) => t('registration.issuer_new', { name }),
    otherPerson: t('registration.issuer_other'),
    samePerson: t('registration.same_issuer'),
    group: t('registration.group'),
    externalNumber: t('registration.external_number'),
    externalDate: t('registration.external_date'),
  }
  if (category === 'iesire')
    return {
      person: t('counter.addressee'),
      newPerson: t('counter.addressee_new'),
      createPerson: (name: string) => t('counter.addressee_create', { name }),
      otherPerson: t('counter.addressee_other'),
      samePerson: t('counter.addressee_same'),
      group: t('counter.from_group'),
      externalNumber: t('counter.answers_number'),
      externalDate: t('counter.answers_date'),
    }
  return category === 'interne'
    ? {
        ...incoming,
        person: t('counter.about_whom'),
        newPerson: t('counter.person_new'),
        createPerson: (name: string) => t('counter.person_create', { name }),
        otherPerson: t('counter.person_other'),
        samePerson: t('counter.person_same'),
        group: t('counter.to_group'),
      }
    : incoming
}
