"""The tables of this process: `service.Tables` connects the network and the store."""
