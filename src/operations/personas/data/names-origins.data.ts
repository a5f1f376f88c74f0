import type { Sex } from '../person-facts.ts'

interface Origin {
  /** Rough weight among adults whom the frame counts as neither White, Black nor Hispanic; a planning assumption. */
  readonly weight: number
  readonly last: readonly string[]
  /** Names of people who were mostly born abroad or named by parents who were; younger people often have general names. */
  readonly first: Readonly<Record<Sex, readonly string[]>>
}

/** Backgrounds inside the frame's 'Other', with surnames frequent in each. */
export const otherOrigins: readonly Origin[] = [
  {
    weight: 4,
    last: ['Chen', 'Wang', 'Liu', 'Huang', 'Lin', 'Wong'],
    first: { female: ['Mei', 'Grace', 'Li', 'Helen', 'Amy'], male: ['Wei', 'David', 'Jun', 'Kevin', 'Eric'] },
  },
  {
    weight: 4,
    last: ['Patel', 'Shah', 'Singh', 'Reddy', 'Kumar', 'Desai'],
    first: { female: ['Priya', 'Anita', 'Sunita', 'Kavita', 'Nisha'], male: ['Raj', 'Sanjay', 'Vikram', 'Anil', 'Arjun'] },
  },
  {
    weight: 3,
    last: ['Santos', 'Reyes', 'Bautista', 'Villanueva', 'Manalo'],
    first: { female: ['Maricel', 'Rosalie', 'Jocelyn', 'Grace', 'Liza'], male: ['Ramil', 'Joel', 'Rommel', 'Mark', 'Edwin'] },
  },
  {
    weight: 3,
    last: ['Nguyen', 'Tran', 'Pham', 'Le', 'Vu'],
    first: { female: ['Linh', 'Thuy', 'Kim', 'Hoa', 'Jenny'], male: ['Minh', 'Tuan', 'Hung', 'Kevin', 'Andy'] },
  },
  {
    weight: 2,
    last: ['Kim', 'Park', 'Lee', 'Choi', 'Kang'],
    first: { female: ['Eun', 'Susan', 'Jane', 'Soo', 'Grace'], male: ['Sung', 'Daniel', 'James', 'Jin', 'Paul'] },
  },
  {
    weight: 2,
    last: ['Vang', 'Xiong', 'Yang', 'Lor', 'Thao'],
    first: { female: ['Mai', 'Pa', 'Kia', 'Bao', 'Sheng'], male: ['Tou', 'Kong', 'Chue', 'Pao', 'Teng'] },
  },
  {
    weight: 2,
    last: ['Begay', 'Yazzie', 'Tsosie', 'Whitehorse', 'Benally', 'Locklear'],
    first: { female: ['Darlene', 'Tanya', 'Valerie', 'Kayla', 'Brenda'], male: ['Leland', 'Raymond', 'Dale', 'Tyler', 'Marvin'] },
  },
  {
    weight: 2,
    last: ['Haddad', 'Khalil', 'Nassar', 'Hussain', 'Malik', 'Farah'],
    first: { female: ['Layla', 'Nadia', 'Amina', 'Hanan', 'Sara'], male: ['Omar', 'Samir', 'Tariq', 'Khalid', 'Yusuf'] },
  },
  {
    weight: 4,
    last: ['Thompson', 'Brooks', 'Morgan', 'Perry', 'Silva', 'Kealoha'],
    first: { female: ['Tina', 'Monica', 'Leilani', 'Jasmine', 'Angela'], male: ['Anthony', 'Kai', 'Derek', 'Jordan', 'Michael'] },
  },
]
