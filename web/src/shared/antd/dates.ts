import 'virtual:antd/dates.css';
// The months and days of Urdu, for the calendar.
import 'dayjs/locale/ur.js';
import dayjsConfig from '@rc-component/picker/generate/dayjs';
import generateCalendar from 'antd/es/calendar/generateCalendar.js';
import generatePicker from 'antd/es/date-picker/generatePicker/index.js';
import dayjs from 'dayjs';
import english from 'dayjs/locale/en.js';
import { todayInPakistan } from '../vet/slot-days.ts';

// The week begins with Monday, as it does in the Urdu of the library.
dayjs.locale({ ...english, weekStart: 1 }, undefined, true);

const days = { ...dayjsConfig, getNow: () => dayjs(todayInPakistan()) };

/** antd's DatePicker, whose today is that of Pakistan. A day has no hour here: the day that was chosen is the day that is sent. */
export const DatePicker = generatePicker(days);
export const { TimePicker } = DatePicker;
export const Calendar = generateCalendar(days);

export { dayjs };
