import Logging
package import _Localization

extension IntentSystem: DamagedTableNoting {
    package func note(_ table: DamagedTable) { log.error("\(table)") }
}
