import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & { submit: () => void }

/** The form element of every form. Enter submits, and the browser shows no messages of its own. */
export function FormFrame({ submit, ...rest }: Props) {
  return (
    <form
      {...rest}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    />
  )
}
