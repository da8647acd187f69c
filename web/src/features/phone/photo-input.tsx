import { Button } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { useRef } from 'react'
import styles from './phone.module.css'

type Props = {
  label: string
  icon: Icon
  /** true opens the camera; false opens the gallery, where several pictures can be chosen at once. */
  camera: boolean
  /** Marks the button as the next thing to do. */
  isMain: boolean
  disabled: boolean
  onFiles: (files: readonly File[]) => void
}

/**
 * A button that takes pictures. It accepts JPEG and PNG only; phones turn their own formats into these two.
 */
export function PhotoInput({ label, icon: PhotoIcon, camera, isMain, disabled, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        size="lg"
        fullWidth
        variant={isMain ? 'filled' : 'default'}
        disabled={disabled}
        leftSection={<PhotoIcon size={20} />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        className={styles.input}
        type="file"
        tabIndex={-1}
        aria-label={label}
        accept="image/jpeg,image/png"
        multiple={!camera}
        capture={camera ? 'environment' : undefined}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
