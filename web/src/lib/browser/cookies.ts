import { cookieIn } from '@hdoc/contract/portal/consent.ts'

export const readCookie = (name: string): string | undefined => cookieIn(document.cookie, name)

/** Keeps a cookie that the page itself reads; 0 days removes it. */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? ';secure' : ''
  Reflect.set(document, 'cookie', `${name}=${value};path=/;max-age=${days * 86_400};samesite=lax${secure}`)
}

const ours = /^(?:__Host-)?(?:hdoc_|XSRF-TOKEN)/

/** Removes the cookies of this host that are not HDoc's: scripts of others set them. */
export function forgetOthersCookies(): void {
  const { hostname } = location
  for (const one of document.cookie.split(';')) {
    const [name = ''] = one.trim().split('=')
    if (name === '' || ours.test(name)) continue
    for (const domain of ['', `;domain=${hostname}`, `;domain=.${hostname.split('.').slice(-2).join('.')}`])
      Reflect.set(document, 'cookie', `${name}=;path=/;max-age=0${domain}`)
  }
}
