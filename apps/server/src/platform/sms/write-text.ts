import type { CodePurpose } from '@easel/contract/account'
import type { Language } from '@easel/contract/basics'
import { CODE_MINUTES } from '@easel/contract/limits'
import type { Notice, SmsMessage } from './provider.ts'

type Words = Record<CodePurpose, (code: string) => string> & Record<Notice, string> & { sign: (name: string) => string }

const words: Record<Language, Words> = {
  'zh-CN': {
    sign: (name) => `【${name}】`,
    login: (code) => `您的登录验证码是 ${code}，${CODE_MINUTES} 分钟内有效，请勿告诉他人。`,
    reset: (code) => `您正在重置密码，验证码是 ${code}，${CODE_MINUTES} 分钟内有效。若非本人操作，请忽略。`,
    change: (code) => `您正在修改密码，验证码是 ${code}，${CODE_MINUTES} 分钟内有效。若非本人操作，请勿告诉他人。`,
    password_reset: '您的密码已重置，其他设备已退出登录。若非本人操作，请立即再次重置密码。',
    password_changed: '您的密码已修改，其他设备已退出登录。若非本人操作，请立即重置密码。',
    code_guessed: '有人在用您的手机号反复索取或猜测验证码。请勿把验证码告诉任何人；您用过的设备仍可登录。',
  },
  'zh-TW': {
    sign: (name) => `【${name}】`,
    login: (code) => `您的登入驗證碼為 ${code}，${CODE_MINUTES} 分鐘內有效，請勿告訴他人。`,
    reset: (code) => `您正在重設密碼，驗證碼為 ${code}，${CODE_MINUTES} 分鐘內有效。若非本人操作，請略過此簡訊。`,
    change: (code) => `您正在變更密碼，驗證碼為 ${code}，${CODE_MINUTES} 分鐘內有效。若非本人操作，請勿告訴他人。`,
    password_reset: '您的密碼已重設，其他裝置已登出。若非本人操作，請立即重新設定密碼。',
    password_changed: '您的密碼已變更，其他裝置已登出。若非本人操作，請立即重設密碼。',
    code_guessed: '有人正以您的手機號碼反覆索取或猜測驗證碼。請勿將驗證碼告訴任何人；您用過的裝置仍可登入。',
  },
  'en-US': {
    sign: (name) => `${name}: `,
    login: (code) => `${code} is your login code. It is valid for ${CODE_MINUTES} minutes. Do not share it.`,
    reset: (code) =>
      `${code} is your code to reset the password, valid for ${CODE_MINUTES} minutes. Not you? Ignore it.`,
    change: (code) =>
      `${code} is your code to change the password, valid for ${CODE_MINUTES} minutes. Do not share it.`,
    password_reset: 'Your password was reset and other devices were logged out. Not you? Reset it again now.',
    password_changed: 'Your password was changed and other devices were logged out. Not you? Reset it now.',
    code_guessed:
      'Somebody keeps asking for or guessing codes for your phone. Tell nobody a code. Your devices still work.',
  },
}

/** The whole text of a message in the person's language. `signature`: whom it says it is from; null: nobody. */
export function writeText(message: SmsMessage, signature: string | null): string {
  const { sign, ...texts } = words[message.language]
  const text = 'code' in message ? texts[message.purpose](message.code) : texts[message.notice]
  return signature === null ? text : `${sign(signature)}${text}`
}
