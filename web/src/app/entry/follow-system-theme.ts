const attribute = 'data-mantine-color-scheme'

/** Keeps the page in the theme of the system, as the program does for guests. Returns the function that ends this. */
export function followSystemTheme(): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const follow = () => document.documentElement.setAttribute(attribute, dark.matches ? 'dark' : 'light')
  follow()
  dark.addEventListener('change', follow)
  return () => dark.removeEventListener('change', follow)
}
