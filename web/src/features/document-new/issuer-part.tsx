import type { IssuerSuggestion } from '@hdoc/contract/issuers/issuers.ts'
import { Button, Group } from '@mantine/core'
import { IconListDetails, IconSearch, IconUser, IconUserCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { wordingOf } from '../../entities/documents/wording.ts'
import { ChosenIssuer } from '../../entities/issuers/chosen-issuer.tsx'
import { issuerFrom } from '../../entities/issuers/issuer-from.ts'
import { IssuerSearch } from '../../entities/issuers/issuer-search.tsx'
import { foreignFields } from '../../entities/issuers/new-issuer.ts'
import { NewIssuerFields } from '../../entities/issuers/new-issuer-fields.tsx'
import { SimilarNote } from '../../entities/issuers/similar-note.tsx'
import { hasPermission } from '../../entities/session/may.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { Key } from '../../ui/display/key.tsx'
import { usePageKeys } from '../../ui/shell/use-page-keys.ts'
import styles from './document-new.module.css'
import { Pin } from './keep-pin.tsx'
import type { Registration } from './use-registration.ts'

export type IssuerHold = {
  /** The issuer of the paper before. */
  previous: IssuerSuggestion | undefined
  held: boolean
  hold: (held: boolean) => void
}
type Props = { registration: Registration; holding: IssuerHold; onList: () => void }

/** Who brings the paper, or whom it goes to: found by typing, written in place, or a whole list. */
export function IssuerPart({ registration: { form, rootRef, check }, holding, onList }: Props) {
  const { t } = useTranslation()
  const { chosen, issuer, category, sought } = form.getValues()
  const isOptional = category === 'interne'
  const words = wordingOf(category)
  const focus = (path: string) =>
    setTimeout(() => rootRef.current?.querySelector<HTMLElement>(`[data-path="${path}"]`)?.focus())
  const create = (typed: string) => {
    form.setValues({ issuer: issuerFrom(typed), sought: '' })
    form.clearFieldError('issuer_id')
    focus('issuer.name')
  }
  const search = () => {
    form.setFieldValue('issuer', null)
    form.setFieldValue('chosen', null)
    focus('issuer_id')
  }
  const choose = (found: IssuerSuggestion) => {
    form.setValues({ chosen: found, issuer: null, sought: '' })
    form.clearFieldError('issuer_id')
    focus('short_description')
  }
  const { user } = useSession()
  const maySeeSimilar = user !== null && hasPermission(user, 'issuer.edit')
  const { previous } = holding
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
  usePageKeys([['alt+D', (event) => !event.defaultPrevented && !issuer && create('')]], [])
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
      {issuer && maySeeSimilar && <SimilarNote values={issuer} onTake={choose} />}
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
      {!issuer && chosen && (
        <div className={styles.chosenLine} data-keep="issuer">
          <ChosenIssuer issuer={chosen} otherLabel={words.otherPerson} onChange={search} />
          <Pin
            pressed={holding.held}
            label={t('counter.keep_issuer')}
            title={t('counter.keep_issuer_by')}
            reachable
            onPress={() => holding.hold(!holding.held)}
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
