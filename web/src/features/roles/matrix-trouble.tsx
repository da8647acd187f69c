import { exclusivePermissions } from '@hdoc/contract/people/roles.ts'
import { permissionTable } from '@hdoc/contract/rights/permissions.ts'
import { useTranslation } from 'react-i18next'
import { say } from '../../lib/languages/i18n.ts'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './matrix.module.css'
import type { Matrix } from './use-matrix.ts'

type Props = { matrix: Matrix; nameOf: (key: string) => string }

/** Why the matrix cannot be saved as it is: rights that exclude each other, or what others changed meanwhile. */
export function MatrixTrouble({ matrix, nameOf }: Props) {
  const { t } = useTranslation()
  const { both, trouble } = matrix
  const [one, other] = exclusivePermissions.map((right) => say(permissionTable[right]))
  const names = (keys: readonly string[]) => keys.map((key) => `„${nameOf(key)}”`).join(', ')
  return (
    <>
      {both.length > 0 && (
        <Note kind="bad" role="alert">
          {both.map(({ id, name }) => (
            <div key={id}>{t('rights.both', { name, one: one ?? '', other: other ?? '' })}</div>
          ))}
        </Note>
      )}
      {trouble && (
        <Note kind="warn" role="alert">
          <b>{trouble.message}</b>
          {trouble.differences.length > 0 && (
            <>
              <ul className={styles.differences}>
                {trouble.differences.map(({ name, added, removed, gone }) => (
                  <li key={name}>
                    <b>{t('rights.conflict_role', { name })}</b>{' '}
                    {gone
                      ? t('rights.conflict_gone')
                      : [
                          added.length > 0 && t('rights.conflict_added', { rights: names(added) }),
                          removed.length > 0 && t('rights.conflict_removed', { rights: names(removed) }),
                        ]
                          .filter(Boolean)
                          .join('; ')}
                  </li>
                ))}
              </ul>
              <p>{t('rights.conflict_keep')}</p>
            </>
          )}
        </Note>
      )}
    </>
  )
}
