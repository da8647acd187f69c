import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import NameSubstituteDialog from '../../entities/people/substitutes/name-substitute-dialog.tsx'
import { substitutionsOfQuery } from '../../entities/people/substitutes/queries.ts'
import { SubstitutionList } from '../../entities/people/substitutes/substitution-list.tsx'
import type { ListedUser } from '../../entities/people/user-place.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Empty } from '../../ui/feedback/states.tsx'

/** When a person is away and who stands in; who manages people names and ends it. */
export function AwayDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const { t } = useTranslation()
  const answer = useQuery(substitutionsOfQuery(user.id))
  const [isNaming, setNaming] = useState(false)
  if (isNaming) return <NameSubstituteDialog person={user} onClose={() => setNaming(false)} />
  return (
    <Dialog
      title={t('substitutes.of', { name: user.name })}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common.close')}
          </Button>
          {user.can.edit && <Button onClick={() => setNaming(true)}>{t('substitutes.name')}</Button>}
        </>
      }
    >
      <Answer query={answer}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t('substitutes.none_of')} text={t('substitutes.none_of_text')} />
          ) : (
            <SubstitutionList
              rows={rows}
              label={t('substitutes.of', { name: user.name })}
              tells="substitute"
            />
          )
        }
      </Answer>
    </Dialog>
  )
}
