import { Button } from '@mantine/core'
import { IconUserPause } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownSubstitutionsQuery } from '../../entities/people/substitutes/queries.ts'
import styles from '../../entities/people/substitutes/substitutes.module.css'
import { SubstitutionList } from '../../entities/people/substitutes/substitution-list.tsx'
import { Card } from '../../ui/display/card.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'

const NameSubstituteDialog = lazyPart(
  async () => (await import('../../entities/people/substitutes/name-substitute-dialog.tsx')).default,
)

/** When the person is away and who does their work then, and for whom they stand in themselves. */
export function AwayCard() {
  const { t } = useTranslation()
  const own = useQuery(ownSubstitutionsQuery)
  const [isNaming, setNaming] = useState(false)
  return (
    <Card title={t('substitutes.card')} help={t('substitutes.card_help')}>
      <Answer query={own}>
        {({ away, stands_for }) => (
          <>
            {away.length === 0 ? (
              <p className={styles.quiet}>{t('substitutes.none')}</p>
            ) : (
              <SubstitutionList rows={away} label={t('substitutes.card')} tells="substitute" />
            )}
            {stands_for.length > 0 && (
              <div className={styles.part}>
                <h3>{t('substitutes.stands_for')}</h3>
                <SubstitutionList rows={stands_for} label={t('substitutes.stands_for')} tells="user" />
              </div>
            )}
            <div className={styles.part}>
              <Button
                variant="default"
                leftSection={<IconUserPause size={16} aria-hidden />}
                onClick={() => setNaming(true)}
              >
                {t('substitutes.name')}
              </Button>
            </div>
          </>
        )}
      </Answer>
      {isNaming && <NameSubstituteDialog onClose={() => setNaming(false)} />}
    </Card>
  )
}
