import type { Company } from '@easel/contract/company'
import type { CompanyRow } from '../../db/tables.ts'
import { offered } from './rules.ts'

export function viewCompany(row: CompanyRow): Company {
  return {
    name: row.name,
    description: row.description,
    keywords: row.keywords,
    isShowChatGPT: row.is_show_chatgpt,
    isShowDiscord: row.is_show_discord,
    logo: row.logo,
    contact: row.contact,
    about: row.about,
    ...offered,
  }
}
