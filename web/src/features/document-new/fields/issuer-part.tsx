import type { IssuerSuggestion } from '@hdoc/contract/issuers/issuers.ts'
import { Button, Group } from '@mantine/core'
import { IconListDetails, IconSearch, IconUser, IconUserCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { wordingOf } from '../../../entities/documents/wording.ts'
import { ChosenIssuer } from '../../../entities/issuers/chosen-issuer.tsx'
import { issuerFrom } from '../../../entities/issuers/issuer-from.ts'
import { IssuerSearch } from '../../../entities/issuers/issuer-search.tsx'
import { WrittenIssuer } from '../../../entities/issuers/written-issuer.tsx'
import { usePageKeys } from '../../../ui/dialog/use-page-keys.ts'
import { Key } from '../../../ui/display/key.tsx'
import { useShown } from '../../../ui/form/field/use-shown.ts'
import styles from '../document-new.module.css'
import { Pin } from '../form/keep-pin.tsx'
import { useFields } from '../form/registration-fields.ts'

type Props = {
  /** The issuer of the paper before. */
  previous: IssuerSuggestion | undefined
  /** The next paper is of the same issuer. */
  isHeld: boolean
  onHold: () => void
  onList: () => void
}

/** Who brings the paper, or whom it goes to: found by typing, written in place, or a whole list. */
export function IssuerPart({ previous, isHeld, onHold, onList }: Props) {
  const { t } = useTranslation()
  const { form, check, focus } = useFields()
  const { chosen, issuer, category, sought } = useShown(form, ['issuer'])
  const isOptional = category === 'interne'
  const words = wordingOf(category)
  // The field stands there once the change is drawn.
  const goTo = (path: string) => setTimeout(() => focus(path))
  const create = (typed: string) => {
    form.setValues({ issuer: issuerFrom(typed), sought: '' })
    form.clearFieldError('issuer_id')
    goTo('issuer.name')
  }
  const search = () => {
    form.setFieldValue('issuer', null)
    form.setFieldValue('chosen', null)
    goTo('issuer_id')
  }
  const choose = (found: IssuerSuggestion) => {
    form.setValues({ chosen: found, issuer: null, sought: '' })
    form.clearFieldError('issuer_id')
    goTo('short_description')
  }
  const isOpen = !issuer && !chosen
  usePageKeys(
    [
      [
        'alt+A',
        (event) => {
          event.preventDefault()
          if (isOpen && previous) choose(previous)
        },
      ],
    ],
    [],
  )
  usePageKeys([['alt+D', () => !issuer && create('')]], [])
  return (
    <>
      <div className={styles.head}>
        <IconUser size={16} aria-hidden />
        <h2>
          {issuer ? words.newPerson : words.person}
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
      {issuer && <WrittenIssuer form={form} issuer={issuer} check={check} onTake={choose} />}
      {!issuer && chosen && (
        <div className={styles.chosenLine} data-keep="issuer">
          <ChosenIssuer issuer={chosen} otherLabel={words.otherPerson} onChange={search} />
          <Pin
            pressed={isHeld}
            label={t('counter.keep_issuer')}
            title={t('counter.keep_issuer_by')}
            reachable
            onPress={onHold}
          />
        </div>
      )}
      {!issuer && !chosen && (
        <IssuerSearch
          label={words.person}
          createLabel={words.createPerson}
          required={!isOptional}
          error={form.errors.issuer_id}
          typed={sought}
          onType={(typed) => {
            form.setFieldValue('sought', typed)
            form.clearFieldError('issuer_id')
          }}
          onCreate={create}
          onChoose={choose}
        />
      )}
      {isOpen && (
        <Group gap={8} mt={8}>
          {previous && (
            <Button
              variant="default"
              size="xs"
              aria-keyshortcuts="Alt+A"
              leftSection={<IconUserCheck size={14} aria-hidden />}
              rightSection={<Key>Alt A</Key>}
              onClick={() => choose(previous)}
            >
              {t('counter.same', { name: previous.name })}
            </Button>
          )}
          {!isOptional && (
            <Button
              variant="subtle"
              size="xs"
              leftSection={<IconListDetails size={14} aria-hidden />}
              onClick={onList}
            >
              {t(category === 'iesire' ? 'counter.list.open' : 'counter.list.open_issuers')}
            </Button>
          )}
        </Group>
      )}
    </>
  )
}
