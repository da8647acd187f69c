import type { Status } from '@hdoc/contract/access/session.ts'
import { useTranslation } from 'react-i18next'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './parts/login-page.module.css'

type Props = { demo: NonNullable<Status['demo']>; onChoose: (username: string) => void }

/** Who can sign in to a demonstration; a click fills the form. The server sends it in demo mode only. */
export function LoginDemo({ demo, onChoose }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.demo}>
      <Note kind="info">
        {t('login.demo')} <b>{demo.password}</b>
        <ul className={styles.users}>
          {demo.users.map(({ username, description }) => (
            <li key={username}>
              <button type="button" onClick={() => onChoose(username)}>
                <b>{username}</b> · {description}
              </button>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  )
}
