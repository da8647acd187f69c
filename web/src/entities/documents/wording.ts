import type { DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import { t } from '../../lib/languages/i18n.ts'

/**
 * What the fields of each category are called on its form and page: who sends, who receives, which
 * department.
 */
export function wordingOf(category: DocumentCategory) {
  const incoming = {
    person: t('registration.issuer'),
    shownPerson: t('documents.issuer'),
    changePerson: t('documents.issuer_change'),
    newPerson: t('registration.issuer_new_title'),
    createPerson: (name: string) => t('registration.issuer_new', { name }),
    otherPerson: t('registration.issuer_other'),
    samePerson: t('registration.same_issuer'),
    group: t('registration.group'),
    externalNumber: t('registration.external_number'),
    externalDate: t('registration.external_date'),
    shownExternal: t('documents.external'),
  }
  if (category === 'iesire')
    return {
      person: t('counter.addressee'),
      shownPerson: t('documents.addressee'),
      changePerson: t('documents.addressee_change'),
      newPerson: t('counter.addressee_new'),
      createPerson: (name: string) => t('counter.addressee_create', { name }),
      otherPerson: t('counter.addressee_other'),
      samePerson: t('counter.addressee_same'),
      group: t('counter.from_group'),
      externalNumber: t('counter.answers_number'),
      externalDate: t('counter.answers_date'),
      shownExternal: t('documents.answered'),
    }
  return category === 'interne'
    ? {
        ...incoming,
        person: t('counter.about_whom'),
        shownPerson: t('documents.about'),
        changePerson: t('documents.about_change'),
        newPerson: t('counter.person_new'),
        createPerson: (name: string) => t('counter.person_create', { name }),
        otherPerson: t('counter.person_other'),
        samePerson: t('counter.person_same'),
        group: t('counter.to_group'),
      }
    : incoming
}
